import Annotations
import ArgumentParser
import Batch
import ChatModels
import DocumentationImages
import Foundation
import Frames
import Styles

/// Prints the JSON Schema of a file format.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: """
            Print the JSON Schema of conversations, styles, annotations, picture projects or jobs, for completion and \
            validation in editors, or of frame trees.
            """)

    enum Kind: String, ExpressibleByArgument, CaseIterable {
        case conversation, style, annotations, pictures, jobs, frames
    }

    @Argument(help: "The format: conversation, style, annotations, pictures, jobs or frames.")
    var kind = Kind.conversation

    func run() throws {
        switch kind {
        case .conversation: try StandardOutput.write(line: ConversationSchema.json)
        case .style: try StandardOutput.write(line: StyleSchema.json)
        case .annotations: try StandardOutput.write(line: AnnotationSchema.json)
        case .pictures: try StandardOutput.write(line: ProjectSchema.json)
        case .frames: try StandardOutput.write(Data(FrameDocument.schema.utf8))
        case .jobs: try StandardOutput.write(line: JobSchema.json(options: JobKind.options))
        }
    }
}
