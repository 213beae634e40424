import Annotations
import Foundation

extension PictureEntry {
    /// Returns the picture with annotations of its parts. Margins are added where they need room.
    ///
    /// Drawing fails, and so does a check, if a part that is named isn't in the picture.
    ///
    /// - Parameters:
    ///   - annotations: In the order in which numbers count.
    ///   - style: The look of annotations that have none of their own.
    public func annotated(
        _ annotations: [Annotation], style: AnnotationStyle = AnnotationStyle()
    ) -> PictureEntry {
        edited { try $0.annotated(annotations, style: style) }
    }

    /// Returns the part of the picture around a component or a message. What is annotated before is cut, too.
    ///
    /// - Parameters:
    ///   - part: The part that is shown.
    ///   - padding: How much around it is shown, in points, where the picture reaches so far.
    public func cropped(around part: FrameReference, padding: CGFloat = 0) -> PictureEntry {
        edited { try $0.cropped(around: part, padding: padding) }
    }
}
