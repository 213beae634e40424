internal import Console
internal import Documents

/// The checked arguments of a call.
package struct ToolInput: Sendable {
    private let values: [String: JSONValue]

    /// - Throws: For an argument that is unknown, missing, or of a wrong type. `null` counts as missing.
    package init(_ values: [String: JSONValue], for arguments: [ToolArgument]) throws(ToolFailure) {
        let values = values.filter { $0.value != .null }
        let names = arguments.map(\.name)
        if let unknown = values.keys.sorted().first(where: { !names.contains($0) }) {
            let nearest = Nearest.word(to: unknown, among: names).map { "did you mean “\($0)”?" }
            throw ToolFailure(
                "unknown argument “\(unknown.shortened(to: 60))”; "
                    + (nearest ?? "expected \(Nearest.list(names, by: unknown))"))
        }
        for argument in arguments {
            if let value = values[argument.name] {
                try argument.check(value)
            } else if argument.isRequired {
                throw ToolFailure("\(argument.name) is missing: \(argument.summary)")
            }
        }
        self.values = values
    }

    package subscript(_ name: String) -> JSONValue? { values[name] }

    /// The text of a word.
    package func word(_ name: String) -> String? { values[name].flatMap(Self.word) }

    /// The texts of several words.
    package func words(_ name: String) -> [String] {
        if case .list(let elements) = values[name] { elements.compactMap(Self.word) } else { [] }
    }

    package func flag(_ name: String) -> Bool? {
        if case .flag(let flag) = values[name] { flag } else { nil }
    }

    private static func word(_ value: JSONValue) -> String? {
        switch value {
        case .text(let text): text
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .null, .flag, .list, .object: nil
        }
    }
}
