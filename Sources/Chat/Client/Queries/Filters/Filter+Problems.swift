internal import Documents

extension Filter where Scope: QueryScope {
    /// Returns the reason why the filter can't be evaluated in memory, or `nil` if it can.
    ///
    /// - Parameter items: All items in memory: their custom data shows which custom keys exist.
    func problem(among items: [Scope.Item]) -> ClientError? {
        switch kind {
        case .and, .or, .nor:
            if parts.isEmpty { return problem("joins no filters; it needs at least one") }
            return parts.lazy.compactMap { $0.problem(among: items) }.first
        case .equal, .notEqual, .greater, .greaterOrEqual, .less, .lessOrEqual, .in, .notIn, .query, .autocomplete,
            .exists, .contains:
            return problem(of: key ?? "", among: items)
        }
    }

    private func problem(of key: String, among items: [Scope.Item]) -> ClientError? {
        guard let operand else {
            return problem(
                "compares with the type \(type(of: value)), which is not a text, number, Boolean, date or list")
        }
        if let field = Scope.fields[key] { return problem(of: field, operand) }
        guard !items.isEmpty, !items.contains(where: { Scope.extraData(of: $0)[key] != nil }) else { return nil }
        let own = Set(items.flatMap { Scope.extraData(of: $0).keys })
        let known = Set(Scope.fields.keys).union(own).sorted()
        let advice = Nearest.word(to: key, among: known).map { "did you mean “\($0)”?" }
        return problem(
            "has a key that no \(Scope.things) in memory have; "
                + (advice ?? "known keys are \(known.joined(separator: ", "))"))
    }

    private func problem(of field: QueryField<Scope.Item>, _ operand: QueryValue) -> ClientError? {
        guard field.kind.operators.contains(kind) else {
            let known = FilterOperator.allCases.filter(field.kind.operators.contains).map(\.rawValue)
            return problem("doesn't apply to \(field.kind.name); supported are \(known.joined(separator: ", "))")
        }
        switch kind {
        case .exists: return nil
        case .query, .autocomplete:
            return operand.words.isEmpty ? problem("has no word to search for") : nil
        case .and, .or, .nor, .equal, .notEqual, .greater, .greaterOrEqual, .less, .lessOrEqual, .in, .notIn,
            .contains:
            guard let wrong = operand.comparedValues.first(where: { !field.kind.takes($0) }) else { return nil }
            return problem("compares \(field.kind.name) with \(wrong.name)")
        }
    }

    private func problem(_ sentence: String) -> ClientError {
        let place = key.map { "\(kind.rawValue) of “\($0)”" } ?? kind.rawValue
        return ClientError("The filter \(place) of \(Scope.things) \(sentence).")
    }
}

extension QueryValue {
    fileprivate var comparedValues: [QueryValue] {
        if case .list(let elements) = self { elements } else { [self] }
    }
}
