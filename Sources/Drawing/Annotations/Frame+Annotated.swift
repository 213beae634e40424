public import Foundation
public import Frames
public import Rendering

extension Frame {
    /// Returns the picture with annotations. Margins are added where they need space; the picture itself is unchanged.
    ///
    /// Messages are found if the frame was made within ``ContentTags/marking(messages:_:)``, whose tags are removed.
    ///
    /// - Parameters:
    ///   - annotations: The annotations, in the order of their numbers.
    ///   - style: The style of annotations without overrides.
    ///   - settings: The scale, appearance and direction that the picture was laid out with.
    /// - Throws: An error for the first part that isn't in the picture.
    public func annotated(
        _ annotations: [Annotation], style: AnnotationStyle = AnnotationStyle(), settings: RenderSettings = .current
    ) throws(AnnotationError) -> Frame {
        try annotatedWithTags(annotations, style: style, settings: settings).withoutContentTags
    }

    /// Returns the picture with annotations as ``annotated(_:style:settings:)`` does, with its tags.
    package func annotatedWithTags(
        _ annotations: [Annotation], style: AnnotationStyle, settings: RenderSettings
    ) throws(AnnotationError) -> Frame {
        guard !annotations.isEmpty else { return self }
        return try AnnotatedPicture(self, annotations, style, settings).frame
    }
}
