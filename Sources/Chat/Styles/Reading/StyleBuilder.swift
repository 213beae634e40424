import ChatLook
import ChatModels
import Documents
import UIKitValues

/// Creates a style from a document.
enum StyleBuilder {
    static func style(_ place: LocatedNode) throws(DocumentError) -> Style {
        let keys = try place.keyed(StyleFileKey.self)
        var style = Style()
        style.name = try keys.text(.name)
        style.layout = try keys[.layout].map(layout) ?? style.layout
        style.bubble = try keys[.bubble].map(bubble) ?? style.bubble
        style.avatar = try keys[.avatar].map(avatar) ?? style.avatar
        style.spacing = try keys[.spacing].map(spacing) ?? style.spacing
        style.list = try keys[.list].map(list) ?? style.list
        style.messages = try keys[.messages].map(messages) ?? style.messages
        style.reactions = try keys[.reactions].flatMap(reactions)
        style.tint = try keys[.tint].map(color)
        style.colors = try values(keys[.colors], as: ColorToken.self, read: color)
        style.fonts = try values(keys[.fonts], as: FontToken.self, read: font)
        return style
    }

    private static func spacing(_ place: LocatedNode) throws(DocumentError) -> SpacingStyle {
        let keys = try place.keyed(SpacingKey.self)
        var spacing = SpacingStyle()
        spacing.sides = try keys.length(.sides)
        spacing.avatar = try keys.length(.avatar)
        spacing.footnote = try keys.length(.footnote)
        spacing.messages = try keys.length(.messages)
        spacing.groups = try keys.length(.groups)
        return spacing
    }

    private static func list(_ place: LocatedNode) throws(DocumentError) -> ListStyle {
        let keys = try place.keyed(ListKey.self)
        var list = ListStyle()
        list.groupInterval = try keys.number(.groupInterval)
        list.messageWidth = try keys.length(.messageWidth)
        list.showsDateSeparators = try keys.flag(.dateSeparators)
        list.showsDateOverlay = try keys.flag(.dateOverlay)
        list.showsUnreadSeparator = try keys.flag(.unreadSeparator)
        list.showsRepliesCounter = try keys.flag(.repliesCounter)
        list.startsAtTop = try keys.flag(.startAtTop)
        return list
    }

    private static func messages(_ place: LocatedNode) throws(DocumentError) -> MessagesStyle {
        let keys = try place.keyed(MessagesKey.self)
        var messages = MessagesStyle()
        messages.showsEdited = try keys.flag(.edited)
        messages.translates = try keys.flag(.translated)
        messages.formatsMarkdown = try keys.flag(.markdown)
        messages.showsVoicePlayers = try keys.flag(.voicePlayers)
        messages.showsDownloadButtons = try keys.flag(.downloadButtons)
        return messages
    }

    private static func reactions(_ place: LocatedNode) throws(DocumentError) -> [MessageReactionType]? {
        try place.keyed(ReactionsKey.self).elements(.types)?.map { place throws(DocumentError) in
            MessageReactionType(rawValue: try place.choice(ReactionsKey.knownTypes))
        }
    }

    /// The values of a mapping whose keys are the names of a table.
    private static func values<Key: DocumentKey, Value>(
        _ place: LocatedNode?, as table: Key.Type, read: (LocatedNode) throws(DocumentError) -> Value
    ) throws(DocumentError) -> [Key: Value] {
        guard let mapping = try place?.keyed(table) else { return [:] }
        var values: [Key: Value] = [:]
        for key in mapping.keys { values[key] = try mapping[key].map(read) }
        return values
    }

    private static func font(_ place: LocatedNode) throws(DocumentError) -> FontStyle {
        let keys = try place.keyed(FontKey.self)
        return FontStyle(
            textStyle: try keys.choice(.textStyle, of: FontStyle.TextStyle.self), size: try keys.length(.size),
            weight: try keys.choice(.weight, of: FontStyle.Weight.self),
            design: try keys.choice(.design, of: FontStyle.Design.self), isItalic: try keys.flag(.italic))
    }
}

extension LocatedNode {
    /// The mapping, checked against a table of keys.
    ///
    /// Unlike in a conversation, a key without a value is an error: usually it is a color whose `#` started a comment.
    func keyed<Key: DocumentKey>(_ keys: Key.Type) throws(DocumentError) -> KeyedNode<Key> {
        let mapping = try KeyedNode<Key>(self)
        for entry in node.entries ?? [] where entry.value.isNull {
            let empty = LocatedNode(
                node: DocumentNode(value: .null, line: entry.line), path: path.appending(entry.key), file: file)
            throw empty.wrongType(expected: Key(rawValue: entry.key)?.shape.words ?? "a value")
        }
        return mapping
    }
}

extension KeyedNode {
    /// A length within the range that the table has for the key.
    func length(_ key: Key) throws(DocumentError) -> CGFloat? {
        try number(key).map { CGFloat($0) }
    }
}
