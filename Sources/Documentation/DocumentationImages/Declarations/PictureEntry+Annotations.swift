import Annotations
import Foundation

extension PictureEntry {
    /// Returns the picture with annotations of its parts. Margins are added where the annotations need room.
    ///
    /// Drawing and checking fail if the picture doesn't contain a named part.
    ///
    /// - Parameters:
    ///   - annotations: The annotations. Numbers count in this order.
    ///   - style: The style of annotations that don't set one themselves.
    public func annotated(
        _ annotations: [Annotation], style: AnnotationStyle = AnnotationStyle()
    ) -> PictureEntry {
        edited { try $0.annotated(annotations, style: style) }
    }

    /// Returns the picture cropped to a component or a message, including earlier annotations.
    ///
    /// - Parameters:
    ///   - part: The part to keep.
    ///   - padding: The room to keep around the part, in points, as far as the picture extends.
    public func cropped(around part: FrameReference, padding: CGFloat = 0) -> PictureEntry {
        edited { try $0.cropped(around: part, padding: padding) }
    }
}
