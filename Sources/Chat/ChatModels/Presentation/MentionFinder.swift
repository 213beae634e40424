/// Finds names with a preceding `@`, ignoring case.
///
/// A mention is the longest name at its position, so “@Ann Lee” isn't a mention of “Ann”; the next mention starts after
/// it. Whole characters are compared: “@Zoé” isn't a mention of “Zoe”.
///
/// The time grows with the sum of the lengths of text and names, not with their product: the text is read once, from
/// its end, along the reversed names (Aho, Corasick 1975).
package struct MentionFinder {
    /// A name in a text.
    package struct Mention: Equatable {
        /// The range of the name with its `@`.
        package let range: Range<String.Index>

        /// The index of the name; of equal ones, the last.
        package let name: Int
    }

    /// A node of the trie of reversed names.
    private struct State {
        var next: [Int: Int] = [:]
        /// The state of the longest proper suffix of the input.
        var fallback = 0
        /// The longest name that starts at the last character read.
        var name: Int?
    }

    private var states = [State()]
    /// The numbers of the characters in the names.
    private var letters: [String: Int] = [:]
    /// The number of characters of each name, including its `@`.
    private var lengths: [Int] = []

    /// - Parameter names: The names, without `@`. An empty one never matches.
    package init(names: [String]) {
        for name in names { add(name) }
        connect()
    }

    /// Returns the mentions in a text, in order.
    package func mentions(in text: String) -> [Mention] {
        guard states.count > 1, text.utf8.contains(UInt8(ascii: "@")) else { return [] }
        let places = Array(text.indices)
        let names = namesByBeginning(text, places)
        var mentions: [Mention] = []
        var place = 0
        while place < places.count {
            guard let name = names[place] else {
                place += 1
                continue
            }
            let end = place + lengths[name]
            let range = places[place]..<(end < places.count ? places[end] : text.endIndex)
            mentions.append(Mention(range: range, name: name))
            place = end
        }
        return mentions
    }

    /// The longest name that starts at each position.
    private func namesByBeginning(_ text: String, _ places: [String.Index]) -> [Int?] {
        var names = [Int?](repeating: nil, count: places.count)
        var state = 0
        for place in places.indices.reversed() {
            state = letters[text[places[place]].lowercased()].map { self.state(behind: state, letter: $0) } ?? 0
            names[place] = states[state].name
        }
        return names
    }

    // MARK: States

    private mutating func add(_ name: String) {
        let characters = ("@" + name).reversed()
        lengths.append(characters.count)
        guard !name.isEmpty else { return }
        var state = 0
        for character in characters {
            let letter = letters[character.lowercased(), default: letters.count]
            letters[character.lowercased()] = letter
            if let next = states[state].next[letter] {
                state = next
            } else {
                states.append(State())
                states[state].next[letter] = states.count - 1
                state = states.count - 1
            }
        }
        states[state].name = lengths.count - 1
    }

    /// Computes the fallback of each state, shorter ones first.
    private mutating func connect() {
        var level = Array(states[0].next.values)
        while !level.isEmpty {
            var following: [Int] = []
            for state in level {
                for (letter, next) in states[state].next {
                    let fallback = self.state(behind: states[state].fallback, letter: letter)
                    states[next].fallback = fallback
                    states[next].name = states[next].name ?? states[fallback].name
                    following.append(next)
                }
            }
            level = following
        }
    }

    private func state(behind state: Int, letter: Int) -> Int {
        var state = state
        while true {
            if let next = states[state].next[letter] { return next }
            guard state != 0 else { return 0 }
            state = states[state].fallback
        }
    }
}
