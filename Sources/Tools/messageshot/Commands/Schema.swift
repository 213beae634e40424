import Annotations
import ArgumentParser
import ChatModels
import PictureProjects
import Styles

/// Prints the JSON Schema of a kind of file.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: """
            Prints the JSON Schema of conversations, styles, annotations or picture projects, for editors that complete and \
            check them.
            """)

    enum Kind: String, ExpressibleByArgument, CaseIterable {
        case conversation, style, annotations, pictures
    }

    @Argument(help: "conversation, style, annotations or pictures.")
    var kind = Kind.conversation

    func run() throws {
        switch kind {
        case .conversation: try StandardOutput.write(line: ConversationSchema.json)
        case .style: try StandardOutput.write(line: StyleSchema.json)
        case .annotations: try StandardOutput.write(line: AnnotationSchema.json)
        case .pictures: try StandardOutput.write(line: ProjectSchema.json)
        }
    }
}
