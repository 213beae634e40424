/// Parses the visual format language.
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0

    init(_ format: String) { characters = Array(format) }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if characters.dropFirst().first == ":" {
            guard characters[0] == "H" || characters[0] == "V" else { throw error("expected the axis H or V") }
            format.isHorizontal = characters[0] == "H"
            position = 2
        }
        format.items.append(try parseItem())
        while position < characters.count {
            format.connections.append(try parseConnection())
            format.items.append(try parseItem())
            let isEnd = format.items[format.items.count - 1].name == nil
            if isEnd, position < characters.count { throw error("nothing can follow the superview’s far edge") }
        }
        guard format.items.contains(where: { $0.name != nil }) else { throw error("the format has no view") }
        return format
    }

    // MARK: Items

    private mutating func parseItem() throws(VisualFormatError) -> VisualFormat.Item {
        let start = position
        if accept("|") { return VisualFormat.Item(position: start) }
        guard accept("[") else { throw error("expected a view in brackets or |") }
        let name = parseName()
        guard !name.isEmpty else { throw error("expected the name of a view") }
        let predicates = peek == "(" ? try parsePredicates() : []
        guard accept("]") else { throw error("expected ]") }
        return VisualFormat.Item(name: name, predicates: predicates, position: start)
    }

    private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard accept("-") else { return .flush }
        guard let next = peek else { throw error("the format ends after a dash") }
        if next == "[" || next == "|" { return .standard }
        let start = position
        let predicates =
            next == "("
            ? try parsePredicates() : [VisualFormat.Predicate(object: try parseObject(), position: start)]
        guard accept("-") else { throw error("expected a dash after a distance") }
        return .distances(predicates)
    }

    // MARK: Predicates

    private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        guard accept("(") else { throw error("expected (") }
        var predicates = [try parsePredicate()]
        while accept(",") { predicates.append(try parsePredicate()) }
        guard accept(")") else { throw error("expected )") }
        return predicates
    }

    private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let start = position
        let relation = try parseRelation()
        let object = try parseObject()
        let priority = accept("@") ? try parseObject() : nil
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority, position: start)
    }

    private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        guard let sign = peek, "=<>".contains(sign) else { return .equal }
        position += 1
        guard accept("=") else { throw error("expected a relation: ==, <= or >=") }
        switch sign {
        case "<": return .lessThanOrEqual
        case ">": return .greaterThanOrEqual
        default: return .equal
        }
    }

    private mutating func parseObject() throws(VisualFormatError) -> VisualFormat.Object {
        var digits = ""
        if accept("-") { digits = "-" }
        while let digit = peek, digit.isASCII, digit.isNumber || digit == "." {
            digits.append(digit)
            position += 1
        }
        if let number = Double(digits) { return .number(CGFloat(number)) }
        let name = parseName()
        guard digits.isEmpty, !name.isEmpty else { throw error("expected a number or a name") }
        return .name(name)
    }

    // MARK: Characters

    private mutating func parseName() -> String {
        var name = ""
        while let next = peek, next.isLetter || next == "_" || (!name.isEmpty && next.isNumber) {
            name.append(next)
            position += 1
        }
        return name
    }

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func accept(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private func error(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, position: position)
    }
}
