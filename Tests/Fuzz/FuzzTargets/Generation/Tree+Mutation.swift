extension Tree {
    /// Mutates one to four values of the tree.
    package mutating func mutate(_ random: inout Randomness) {
        for _ in 0...random.pick([0, 0, 0, 1, 1, 3]) { mutateOnce(&random) }
    }

    private mutating func mutateOnce(_ random: inout Randomness) {
        let count = count
        let place = random.below(count)
        switch random.below(12) {
        case 0: change(place) { $0 = .odd(&random) }
        case 1...3: change(place) { $0.replaceAlike(&random) }
        case 4:
            let other = value(random.below(count))
            change(place) { $0 = other }
        case 5, 6: change(place) { $0.remove(&random) }
        case 7: change(place) { $0.repeatPart(&random) }
        case 8: change(place) { $0.swapParts(&random) }
        case 9: change(place) { $0.rename(&random) }
        case 10: change(place) { $0.changeCharacters(&random) }
        default:
            let depth = random.oneIn(20) ? 200 : 1 + random.below(3)
            let isList = random.oneIn(2)
            change(place) { value in
                for _ in 0..<depth { value = isList ? .list([value]) : .object([("a", value)]) }
            }
        }
    }

    /// A value of any kind.
    package static func odd(_ random: inout Randomness) -> Tree {
        switch random.below(8) {
        case 0: .null
        case 1: .word(random.oneIn(2) ? "true" : "false")
        case 2: .list([])
        case 3: .object([])
        case 4: .list([.text(OddValues.text(&random))])
        case 5: .word(OddValues.number(&random))
        default: .text(OddValues.text(&random))
        }
    }

    /// Replaces a number or text with another value of the same kind.
    private mutating func replaceAlike(_ random: inout Randomness) {
        switch self {
        case .word("true"): self = .word("false")
        case .word("false"): self = .word("true")
        case .word: self = .word(OddValues.number(&random))
        case .text: self = .text(OddValues.text(&random))
        case .null, .list, .object: self = .odd(&random)
        }
    }

    private mutating func remove(_ random: inout Randomness) {
        switch self {
        case .list(var elements) where !elements.isEmpty:
            elements.remove(at: random.below(elements.count))
            self = .list(elements)
        case .object(var entries) where !entries.isEmpty:
            entries.remove(at: random.below(entries.count))
            self = .object(entries)
        case .null, .word, .text, .list, .object: self = .null
        }
    }

    private mutating func repeatPart(_ random: inout Randomness) {
        switch self {
        case .list(var elements) where !elements.isEmpty:
            let element = random.pick(elements)
            for _ in 0...random.below(3) { elements.insert(element, at: random.below(elements.count + 1)) }
            self = .list(elements)
        case .object(var entries) where !entries.isEmpty:
            entries.append(random.pick(entries))
            self = .object(entries)
        case .text(let text): self = .text(text + text)
        case .null, .word, .list, .object: break
        }
    }

    private mutating func swapParts(_ random: inout Randomness) {
        switch self {
        case .list(var elements) where elements.count > 1:
            elements.swapAt(random.below(elements.count), random.below(elements.count))
            self = .list(elements)
        case .object(var entries) where entries.count > 1:
            let (one, other) = (random.below(entries.count), random.below(entries.count))
            (entries[one].value, entries[other].value) = (entries[other].value, entries[one].value)
            self = .object(entries)
        case .null, .word, .text, .list, .object: break
        }
    }

    private mutating func rename(_ random: inout Randomness) {
        guard case .object(var entries) = self, !entries.isEmpty else { return }
        let index = random.below(entries.count)
        entries[index].key = random.oneIn(2) ? random.pick(entries).key : OddValues.text(&random)
        self = .object(entries)
    }

    private mutating func changeCharacters(_ random: inout Randomness) {
        guard case .text(let text) = self else { return replaceAlike(&random) }
        var scalars = Array(text.unicodeScalars)
        let place = random.below(scalars.count + 1)
        switch random.below(3) {
        case 0: scalars.insert(contentsOf: random.pick(OddValues.texts).unicodeScalars, at: place)
        case 1: scalars.removeSubrange(place..<max(place, min(place + 1 + random.below(4), scalars.count)))
        default: if place < scalars.count { scalars[place] = random.pick(text.unicodeScalars.map(\.self)) }
        }
        var changed = String.UnicodeScalarView()
        changed.append(contentsOf: scalars)
        self = .text(String(changed))
    }
}
