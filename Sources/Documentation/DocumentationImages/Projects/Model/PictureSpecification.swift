import Annotations
import Documents
import Foundation
import Frames
import Pictures
import Rendering
import Styles

/// What one picture shows, and how: all that is asked for in a project, after defaults and variants.
struct PictureSpecification {
    var conversation: ConversationSource

    /// The channel that is drawn, of several.
    var channel: String?

    /// The user whose screen is drawn; `nil` for the one that the conversation names.
    var currentUser: String?

    var selection: PictureSelection

    /// Whether the state and the count of a list are the project's and not the conversation file's.
    var hasListStatus = false

    var style: StyleSource?
    var flavor: Flavor
    var settings: RenderSettings
    var crop: Crop?
    var annotations: [Annotation]
    var annotationStyle: AnnotationStyle
    var presentation: Presentation

    /// The place in the project file, for errors.
    var place: LocatedNode
}

/// Where a conversation is written down.
enum ConversationSource {
    /// In a file.
    case file(NamedFile, imageFolder: String?)
    /// In the project file itself; pictures are in the folder.
    case inline(LocatedNode, imageFolder: String)
}

/// A file that a project names.
struct NamedFile {
    /// The path, which the project's folder is a part of.
    var path: String

    /// Where the project names it.
    var place: LocatedNode

    /// The path as the project has it.
    private var written: String { place.node.characters ?? path }

    /// Returns an error about the file as a whole as one of the place that names it, and another one with the file as the
    /// project names it.
    func located(_ error: DocumentError) -> DocumentError {
        guard !error.isMachineFailure else { return error }
        if let problem = error.problem as? FileProblem, error.line == nil {
            return place.failure(ProjectProblem.unreadableFile(written, problem))
        }
        var named = error
        if named.file == path { named.file = written }
        return named
    }
}

/// Where a style is written down.
enum StyleSource {
    case file(NamedFile)
    case inline(LocatedNode)
}

/// The part of a picture that is kept.
struct Crop {
    var reference: FrameReference

    /// The room around it on all sides, in points.
    var padding: CGFloat
}

/// What is put around a finished picture. Lengths are points.
struct Presentation: Hashable {
    var background: StyleColor?
    var padding: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var border: Line?
    var hasShadow = false

    struct Line: Hashable {
        var width: CGFloat
        var color: StyleColor?
    }

    /// Whether nothing is put around the picture.
    var isPlain: Bool { self == Presentation() }
}

/// The ground of a sheet or of two looks beside each other.
struct SheetLook {
    var settings: RenderSettings
}
