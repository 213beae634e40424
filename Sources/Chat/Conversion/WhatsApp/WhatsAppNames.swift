internal import ChatModels

/// The authors of a WhatsApp export, by name.
struct WhatsAppNames {
    private(set) var users: [ChatUser] = []
    private var byName: [String: Int] = [:]
    private var ids: Set<UserId> = []

    /// The next number for identifiers with the same letters.
    private var numbers: [String: Int] = [:]

    /// The lengths of the names to find in texts.
    private var lengths: Set<Int> = []

    /// The longest name to find, in characters, which is twice WhatsApp's limit.
    private static let longestName = 100

    /// Phone numbers without spaces and punctuation, as they are written in mentions.
    private var byDigits: [String: Int] = [:]

    init(_ names: some Sequence<String>) {
        for name in names where byName[name] == nil {
            byName[name] = users.count
            let digits = name.filter { $0.isASCII && $0.isNumber }
            if digits.count > 6, !name.contains(where: \.isLetter) { byDigits[digits] = users.count }
            users.append(ChatUser(id: identifier(for: name), name: name))
        }
        lengths = Set(byName.keys.map(\.count).filter { $0 <= Self.longestName })
    }

    subscript(name: String) -> ChatUser? { byName[name].map { users[$0] } }

    /// The letters and digits of a name, so that it can be typed.
    private mutating func identifier(for name: String) -> UserId {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        let base = words.isEmpty ? "user" : words.joined(separator: "-")
        var id = base
        while !ids.insert(id).inserted {
            numbers[base, default: 1] += 1
            id = "\(base)-\(numbers[base] ?? 2)"
        }
        return id
    }

    /// The users whose names or numbers follow an @ in a text, found in a few steps each.
    func mentioned(in text: String) -> Set<ChatUser> {
        var found: Set<ChatUser> = []
        var rest = text[...]
        while let at = rest.firstIndex(of: "@") {
            rest = rest[rest.index(after: at)...]
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if let place = byDigits[String(digits)] {
                found.insert(users[place])
            } else if let user = user(startOf: rest) {
                found.insert(user)
            }
        }
        return found
    }

    /// The user with the longest name at the beginning of a text.
    private func user(startOf text: Substring) -> ChatUser? {
        var (name, length, place) = ("", 0, Int?.none)
        for character in text.prefix(Self.longestName) {
            name.append(character)
            length += 1
            if lengths.contains(length), let found = byName[name] { place = found }
        }
        return place.map { users[$0] }
    }
}
