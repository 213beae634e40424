extension Filter where Scope: QueryScope {
    /// Whether an item matches the filter.
    func matches(_ item: Scope.Item) -> Bool {
        switch kind {
        case .and: parts.allSatisfy { $0.matches(item) }
        case .or: parts.contains { $0.matches(item) }
        case .nor: !parts.contains { $0.matches(item) }
        case .equal, .notEqual, .greater, .greaterOrEqual, .less, .lessOrEqual, .in, .notIn, .query, .autocomplete,
            .exists, .contains:
            holds(Scope.value(of: key ?? "", in: item))
        }
    }

    /// Whether the comparison holds for a value. Nothing is greater or less than a value that is missing.
    private func holds(_ value: QueryValue) -> Bool {
        guard let operand else { return false }
        return switch kind {
        case .and, .or, .nor: false
        case .equal: isEqual(value, operand)
        case .notEqual: !isEqual(value, operand)
        case .greater: value.order(operand) == .orderedDescending
        case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(value.order(operand))
        case .less: value.order(operand) == .orderedAscending
        case .lessOrEqual: [.orderedAscending, .orderedSame].contains(value.order(operand))
        case .in: isOne(value, of: operand)
        case .notIn: !isOne(value, of: operand)
        case .query: operand.words.allSatisfy(value.words.contains)
        case .autocomplete: operand.words.allSatisfy { part in value.words.contains { $0.hasPrefix(part) } }
        case .exists: operand == .flag(value != .missing)
        case .contains: operand.elements.allSatisfy { part in value.elements.contains { $0.isEqual(to: part) } }
        }
    }

    private func isEqual(_ value: QueryValue, _ operand: QueryValue) -> Bool {
        if case .list(let elements) = value, operand.isSingle { return elements.contains { $0.isEqual(to: operand) } }
        return value.isEqual(to: operand)
    }

    private func isOne(_ value: QueryValue, of operand: QueryValue) -> Bool {
        guard case .list(let choices) = operand else { return false }
        let values = value == .missing ? [.missing] : value.elements
        return choices.contains { choice in values.contains { $0.isEqual(to: choice) } }
    }
}

extension QueryValue {
    /// Whether the value can be an element of a list.
    fileprivate var isSingle: Bool {
        switch self {
        case .missing, .list: false
        case .flag, .number, .text, .date, .object: true
        }
    }
}
