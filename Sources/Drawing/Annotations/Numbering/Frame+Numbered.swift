public import Frames
public import Rendering

extension Frame {
    /// Returns the picture with the numbers of its parts: those in the lines of `FrameTree.text` and in the JSON of
    /// `FrameDocument`.
    ///
    /// Each number is beside its part, or on the corner of a part that contains others, and has the color of the thin
    /// line around the part. A margin is added where a number needs space; the picture itself is unchanged.
    ///
    /// - Parameter settings: The scale, appearance and direction that the picture was laid out with.
    public func numbered(settings: RenderSettings = .current) -> Frame { NumberedPicture(self, settings).frame }
}
