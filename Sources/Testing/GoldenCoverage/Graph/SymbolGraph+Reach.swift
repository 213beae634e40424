extension SymbolGraph {
    /// Returns all symbols that a change of some symbols can affect, including these. Each is mapped to the symbol that
    /// it depends on, and the changed ones to `nil`.
    func reach(of changed: [Int]) -> [Int: Int?] {
        var found: [Int: Int?] = [:]
        var queue: [Int] = []
        func add(_ symbol: Int, because cause: Int?) {
            guard found.updateValue(cause, forKey: symbol) == nil else { return }
            queue.append(symbol)
        }
        for symbol in Set(changed).sorted() { add(symbol, because: nil) }
        var next = 0
        while next < queue.count {
            let symbol = queue[next]
            next += 1
            for other in dependents[symbol] where found[other] == nil { add(other, because: symbol) }
            for other in usersOfExtension(symbol) where found[other] == nil { add(other, because: symbol) }
        }
        return found
    }

    /// The symbols that may use members of an extension of another module's type: they mention the type or a subtype,
    /// and import the extension.
    private func usersOfExtension(_ part: Int) -> [Int] {
        guard let type = extended[part], let own = definitions[part] else { return [] }
        let module = files[own.file].module
        if let home = definitions[type], files[home.file].module == module { return [] }
        return heirs(of: type).flatMap { dependents[$0] }.filter { user in
            guard let definition = definitions[user] else { return false }
            return isImported(module, in: files[definition.file].module)
        }
    }

    /// A type and all its subtypes.
    func heirs(of type: Int) -> [Int] {
        var (found, next) = ([type], 0)
        var known: Set<Int> = [type]
        while next < found.count {
            for other in dependents[found[next]] {
                let heir = self.type(of: other)
                guard bases[other]?.contains(found[next]) == true, known.insert(heir).inserted else { continue }
                found.append(heir)
            }
            next += 1
        }
        return found
    }

    /// Whether a module imports another one, directly or indirectly.
    private func isImported(_ module: String, in other: String) -> Bool {
        var (found, next) = ([other], 0)
        var known: Set<String> = [other]
        while next < found.count {
            if found[next] == module { return true }
            for name in imports[found[next], default: []].sorted() where known.insert(name).inserted {
                found.append(name)
            }
            next += 1
        }
        return false
    }

    /// Returns a type and its supertypes, nearest first.
    func ancestors(of type: Int) -> [Int] {
        var (found, next) = ([type], 0)
        var known: Set<Int> = [type]
        while next < found.count {
            let all = [found[next]] + parts[found[next], default: []].sorted()
            for base in all.flatMap({ bases[$0] ?? [] }) where known.insert(base).inserted { found.append(base) }
            next += 1
        }
        return found
    }
}
