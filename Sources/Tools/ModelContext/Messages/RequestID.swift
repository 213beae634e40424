/// The identifier of a request, which its response repeats. Progress tokens have the same form.
enum RequestID: Hashable {
    case integer(Int)
    case text(String)

    init?(_ value: JSONValue?) {
        switch value {
        case .integer(let integer): self = .integer(integer)
        case .text(let text): self = .text(text)
        case .null, .flag, .number, .list, .object, nil: return nil
        }
    }

    var value: JSONValue {
        switch self {
        case .integer(let integer): .integer(integer)
        case .text(let text): .text(text)
        }
    }
}
