/// An element of an XML document.
struct XMLElement {
    /// The name without a prefix.
    let name: String
    let attributes: [String: String]
    var children: [XMLElement] = []
    /// The character data inside, without that of elements inside.
    var text = ""

    /// Returns the first element with an `id`, this one or one inside it.
    func first(id: String) -> XMLElement? {
        if attributes["id"] == id { return self }
        for child in children {
            if let found = child.first(id: id) { return found }
        }
        return nil
    }

    /// Calls `body` for this element and all inside it, parents first.
    func forEach(_ body: (XMLElement) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}
