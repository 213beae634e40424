import Annotations
import Documents
import Foundation
import Frames
import Pictures
import Rendering
import Styles

/// The content and look of one picture, after applying defaults and variants.
struct PictureSpecification {
    var conversation: ConversationSource

    /// The channel to draw; `nil` if there is only one.
    var channel: String?

    /// The user whose screen is drawn; `nil` for the user named in the conversation.
    var currentUser: String?

    var selection: PictureSelection

    /// Whether the list's state and count come from the project instead of the conversation file.
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

/// The source of a conversation.
enum ConversationSource {
    /// In a file.
    case file(NamedFile, imageFolder: String?)
    /// Inside the project file. Images are in the given folder.
    case inline(LocatedNode, imageFolder: String)
}

/// A file named in a project.
struct NamedFile {
    /// The path, including the project's folder.
    var path: String

    /// The place in the project file that names the file.
    var place: LocatedNode

    /// The path as written in the project file.
    private var written: String { place.node.characters ?? path }

    /// Converts an error that is about the whole file to an error at the place that names the file. In other errors,
    /// the file is named as in the project.
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

/// The source of a style.
enum StyleSource {
    case file(NamedFile)
    case inline(LocatedNode)
}

/// A crop of the picture.
struct Crop {
    var reference: FrameReference

    /// The room to keep on all sides, in points.
    var padding: CGFloat
}

/// The decoration around a finished picture. Lengths are in points.
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

    /// Whether there is no decoration.
    var isPlain: Bool { self == Presentation() }
}

/// The background of a sheet, or of two looks side by side.
struct SheetLook {
    var settings: RenderSettings
}
