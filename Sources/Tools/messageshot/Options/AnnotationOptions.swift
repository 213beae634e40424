import Annotations
import ArgumentParser
import Foundation
import Frames
import Pictures
import Rendering

/// The arguments for annotations and cropping.
struct AnnotationOptions: ParsableArguments {
    @Option(help: ArgumentHelp(.annotations), completion: .documents)
    var annotations: String?

    @Option(help: ArgumentHelp(.crop))
    var crop: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp(.cropPadding),
        transform: Double.reading("a number of points from 0 to 10000; the default is 16"))
    var cropPadding: Double?

    @Flag(help: ArgumentHelp(.numbered))
    var numbered = false

    /// Reads the file and checks the other arguments.
    func changes(_ session: CommandSession) throws -> PictureChanges {
        if let cropPadding {
            guard crop != nil else { throw Failure("--crop-padding needs --crop with a component") }
            guard cropPadding.isFinite, (0...10_000).contains(cropPadding) else {
                throw Failure(
                    "--crop-padding \(cropPadding.formattedPlainly) is not between 0 and 10000; the default is 16")
            }
        }
        if crop?.isEmpty == true { throw Failure("--crop needs a name, such as ChatMessageBubbleView or message:3") }
        guard !numbered || annotations == nil else {
            throw Failure("--numbered and --annotations both draw into the picture; remove one")
        }
        var changes = PictureChanges()
        changes.isNumbered = numbered
        changes.crop = crop.map(Self.reference)
        changes.cropPadding = CGFloat(cropPadding ?? 16)
        if let annotations {
            session.reads(annotations)
            (changes.annotations, changes.style) = try session.documents.annotations(annotations)
        }
        return changes
    }

    private static func reference(_ text: String) -> FrameReference {
        for (prefix, path) in prefixes where text.hasPrefix(prefix) {
            var reference = FrameReference()
            reference[keyPath: path] = String(text.dropFirst(prefix.count))
            return reference
        }
        return FrameReference(text)
    }

    private static var prefixes: [(String, WritableKeyPath<FrameReference, String?>)] {
        [("message:", \.message), ("channel:", \.channel), ("text:", \.text)]
    }
}

/// The changes to a finished picture before it is drawn.
struct PictureChanges {
    var annotations: [Annotation] = []
    var style = AnnotationStyle()
    var crop: FrameReference?
    var cropPadding: CGFloat = 16
    var isNumbered = false

    /// Whether frames have to be tagged with the messages that they show.
    var needsMarks: Bool { crop != nil || !annotations.isEmpty }

    /// Crops the picture first, so that annotations are placed around the remaining part.
    ///
    /// - Parameter keepsTags: Whether the tags of the picture are kept, for its tree.
    func applied(to frame: Frame, _ settings: RenderSettings, keepsTags: Bool) throws -> Frame {
        guard needsMarks || isNumbered else { return frame }
        var frame = frame
        if let crop { frame = try frame.cropped(around: crop, padding: cropPadding, settings: settings) }
        if isNumbered { return frame.numbered(settings: settings) }
        guard keepsTags else { return try frame.annotated(annotations, style: style, settings: settings) }
        return try frame.annotatedWithTags(annotations, style: style, settings: settings)
    }
}
