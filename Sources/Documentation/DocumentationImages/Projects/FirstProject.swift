/// The files of a new project.
package enum FirstProject {
    /// A file name and its text.
    package struct File: Sendable {
        /// The name, relative to the folder of the documents.
        package var name: String
        package var text: String
    }

    /// A project file, a conversation, and a page with its pictures.
    package static let files = [
        File(name: PictureProject.fileName, text: project),
        File(name: "lunch.yaml", text: conversation),
        File(name: "example.md", text: page),
    ]

    private static let project = """
        # The pictures of these documents. “messageshot docs” draws them; “messageshot schema pictures” lists all keys.
        folder: images

        defaults:
          conversation: lunch.yaml
          scale: 2

        pictures:
          # A whole screen on a phone, in light and dark: images/welcome.png and images/welcome-dark.png.
          welcome:
            device: iPhone 14 Pro
            chrome: device
            variants: { appearance: [light, dark] }

          # A before and after, which the page shows beside each other.
          square-bubbles:
            screen: messages
            before: {}
            after: { style: { bubble: { corner-radius: 4 } } }

        """

    private static let conversation = """
        channel: { name: Lunch, members: [ada, ben] }
        me: ada
        users: { ada: Ada, ben: Ben }
        messages:
          - { from: ben, at: 2024-01-01T11:40:00Z, text: "Soup or noodles?" }
          - { from: ada, at: 2024-01-01T11:41:00Z, text: "Noodles. Always noodles." }
          - { from: ben, at: 2024-01-01T11:41:30Z, text: "See you at twelve", reactions: { like: 1 } }

        """

    private static let page = """
        # An example

        The chat on a phone:

        <!-- messageshot: welcome -->

        Bubbles with other corners:

        <!-- messageshot: square-bubbles -->

        """
}
