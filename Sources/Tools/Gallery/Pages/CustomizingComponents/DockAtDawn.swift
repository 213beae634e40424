import ChatUI
import DocumentationImages
import HeadlessUIKit

/// The conversation that shows changes of avatars.
enum DockAtDawn {
    /// Without any customization.
    static let unchanged = PictureEntry("default-avatars", of: scene)

    static let scene = GalleryScene.channel(
        """
        channel: { name: Dock at Dawn, members: [leia, luke, lando], online: 2, read-events: false, commands: [giphy] }
        me: leia
        users:
          leia:  { name: Leia Organa, avatar: leia.png, online: true }
          luke:  { name: Luke Skywalker, avatar: luke.png, online: true }
          lando: { name: Lando Calrissian, avatar: lando.png }
        messages:
          - { from: lando, at: 2024-01-01T10:40:00Z, text: The boat is back in the water }
          - { from: leia,  at: 2024-01-01T10:41:00Z, text: Does it float? }
          - { from: lando, at: 2024-01-01T10:42:00Z, text: Most of it }
          - { from: luke,  at: 2024-01-01T10:44:00Z, text: "Then who brings a bucket?", reply-to: 3 }
          - { from: leia,  at: 2024-01-01T10:47:00Z, text: "I do, and a spare one", reply-to: 4 }
          - { from: luke,  at: 2024-01-01T10:50:00Z, text: See you at six }
          - { from: leia,  at: 2024-01-01T10:52:00Z, text: "In the morning?!", reply-to: 6 }
        """,
        on: Phone(time: "10:53"))
}
