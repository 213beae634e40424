import Frames

extension Diagram {
    /// The containers of the message view, with the views next to the bubble.
    static let containers = Diagram(
        conversation: """
            channel: { name: Hello, members: [john, jane, jim] }
            me: jane
            users:
              john: { name: John Doe, avatar: luke.png }
              jane: { name: Jane Doe, avatar: leia.png }
              jim:  { name: Jim Doe }
            messages:
              - from: john
                at: 2022-01-01T19:26:00Z
                text: Hello World!
                reactions: { like: 1 }
                thread: { replies: 3, participants: [jane] }
            """,
        options: [.bubble, .text, .avatar, .timestamp, .authorName, .reactions, .threadInfo, .continuousBubble],
        parts: [
            Part("mainContainer", .left, .indigo, distance: 5),
            Part("authorAvatarView", .left, .violet),
            Part("bubbleThreadMetaContainer", as: "bubbleThreadFootnoteContainer", .right, .blue, distance: 2),
            Part("bubbleView", .top, .teal),
            Part("reactionsBubbleView", .right, .orange),
            Part("threadInfoContainer", .right, .green),
            Part("metadataContainer", as: "footnoteContainer", .bottom, .rose),
        ])

    /// The containers alone.
    static let containerPositions = Diagram(
        conversation: hello,
        options: [.bubble, .text, .avatar, .timestamp, .authorName],
        parts: [
            Part("mainContainer", .left, .indigo, distance: 6),
            Part("AvatarView", as: "authorAvatarView", .left, .violet),
            Part("bubbleThreadMetaContainer", as: "bubbleThreadFootnoteContainer", .top, .blue, distance: 3),
            Part("bubbleView", .right, .teal),
            Part("metadataContainer", as: "footnoteContainer", .bottom, .rose),
        ])

    /// The views in the containers.
    static let labelPositions = Diagram(
        conversation: hello,
        options: [
            .bubble, .text, .quotedMessage, .avatar, .timestamp, .authorName, .onlyVisibleToYouIndicator,
        ],
        parts: [
            Part("bubbleContentContainer", .left, .blue, distance: 3),
            Part("quotedMessageView", .right, .teal),
            Part("textView", .right, .green),
            Part("authorNameLabel", .bottom, .rose),
            Part("timestampLabel", .bottom, .orange),
            Part("onlyVisibleForYouLabel", as: "onlyVisibleToYouLabel", .bottom, .violet),
        ])

    private static let hello = """
        channel: { name: Hello, members: [luke, leia, dooku] }
        me: luke
        users:
          luke:  { name: luke_skywalker, avatar: luke.png }
          leia:  { name: Leia Organa, avatar: leia.png }
          dooku: { name: Count Dooku, avatar: dooku.png }
        messages:
          - { from: luke, at: 2021-04-28T11:37:00Z, text: Sup! }
          - { from: leia, at: 2021-04-28T11:38:00Z, text: "Hello, what’s up?", reply-to: 1 }
        """
}

extension RGBA {
    fileprivate static let indigo = RGBA(hex: 0x3F3FBF)
    fileprivate static let violet = RGBA(hex: 0x8B3FC4)
    fileprivate static let blue = RGBA(hex: 0x0B6BD3)
    fileprivate static let teal = RGBA(hex: 0x0E8A8A)
    fileprivate static let green = RGBA(hex: 0x2E8B3D)
    fileprivate static let orange = RGBA(hex: 0xC96A00)
    fileprivate static let rose = RGBA(hex: 0xC72C63)
}
