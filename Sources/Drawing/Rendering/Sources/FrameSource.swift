public import Foundation
public import Frames

/// Something that can be laid out: a view or a whole screen.
public protocol FrameSource {
    /// Lays out the source under ``RenderSettings/current`` and returns the finished tree, with its edges on whole
    /// pixels.
    ///
    /// - Parameter size: The proposed size.
    func makeFrame(proposing size: ProposedSize) -> Frame
}

/// A size proposed to a source, in points.
public struct ProposedSize: Sendable, Equatable {
    /// The width; `nil` for the content's ideal width.
    public var width: CGFloat?

    /// The height; `nil` for the content's height at its width.
    public var height: CGFloat?

    /// Creates a proposal in points; `nil` stands for the content's own size.
    public init(width: CGFloat? = nil, height: CGFloat? = nil) {
        self.width = width
        self.height = height
    }
}
