import ChatModels
import HeadlessUIKit

/// Finds users by a part of their names or identifiers, regardless of case and diacritics: those whose name or
/// identifier begins with it come first, each group sorted by name.
///
/// - Parameters:
///   - searchInput: Empty for all users.
///   - excludingId: A user who is excluded, such as the current user.
public func searchUsers(_ users: [ChatUser], by searchInput: String, excludingId: UserId? = nil) -> [ChatUser] {
    let typed = searchInput.plain
    var seen: Set<UserId> = []
    let found = users.compactMap { user -> (user: ChatUser, isPrefix: Bool, name: String)? in
        guard user.id != excludingId, seen.insert(user.id).inserted else { return nil }
        let names = [user.name?.plain, user.id.plain].compactMap { $0 }
        guard typed.isEmpty || names.contains(where: { $0.contains(typed) }) else { return nil }
        return (user, names.contains { $0.hasPrefix(typed) }, names[0])
    }
    return found.sorted {
        $0.isPrefix != $1.isPrefix ? $0.isPrefix : ($0.name, $0.user.id) < ($1.name, $1.user.id)
    }.map(\.user)
}

extension String {
    /// The text without case and diacritics.
    fileprivate var plain: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}

extension ComposerVC {
    /// The identifiers of the chosen users who are still mentioned in the text.
    func mentionedUserIds(in text: String) -> [UserId] {
        content.mentionedUsers.filter { text.contains("@\(mentionText(for: $0))") }.map(\.id).sorted()
    }

    /// Replaces the typed text by a mention.
    func mention(_ user: ChatUser, at range: NSRange) {
        let textView = composerView.inputMessageView.textView
        let text = textView.text as NSString
        guard NSMaxRange(range) <= text.length else { return }
        let mention = mentionText(for: user)
        content.mentionedUsers.insert(user)
        content.text = text.replacingCharacters(in: range, with: mention)
        textView.selectedRange = NSRange(location: range.location + (mention as NSString).length, length: 0)
        dismissSuggestions()
    }
}
