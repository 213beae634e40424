/// What the server says about itself.
package struct ServerIdentity: Sendable {
    let name, title, version: String

    /// How a client uses the tools together.
    let instructions: String

    package init(name: String, title: String, version: String, instructions: String) {
        (self.name, self.title, self.version) = (name, title, version)
        self.instructions = instructions
    }

    var value: JSONValue { ["name": .text(name), "title": .text(title), "version": .text(version)] }
}
