public import Foundation
public import Frames

/// Something that can be laid out: a view, or a whole screen.
public protocol FrameSource {
    /// Lays the source out under ``RenderSettings/current`` and returns the finished tree, its edges on whole pixels.
    ///
    /// - Parameter size: The room there is.
    func makeFrame(proposing size: ProposedSize) -> Frame
}

/// The room that a source may take, in points.
public struct ProposedSize: Sendable, Equatable {
    /// `nil`: as wide as the content is.
    public var width: CGFloat?

    /// `nil`: as high as the content is at its width.
    public var height: CGFloat?

    /// Creates a proposal in points; without one, a side is as long as the content is.
    public init(width: CGFloat? = nil, height: CGFloat? = nil) {
        self.width = width
        self.height = height
    }
}
