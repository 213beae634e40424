public import Foundation

/// The source of an image's pixels.
public indirect enum ImageReference: Sendable, Equatable, Codable {
    /// A picture file, by its absolute path.
    case file(path: String)

    /// The bytes of a picture file.
    case data(Data)

    /// A drawing, such as a symbol or a collage: a frame whose size is the image's.
    case drawing(Frame)
}

/// An image at its place in a frame.
public struct ImageContent: Sendable, Equatable, Codable {
    /// The source of the pixels.
    public var reference: ImageReference

    /// The rectangle that the whole image fills, in the frame's own coordinates. It may be larger than the frame.
    public var destination: CGRect

    /// When given, only the image's alpha counts, painted in this color (a template image).
    public var tint: RGBA?

    /// Distances from the image's edges, in points, that are not stretched; `nil` stretches all of it.
    public var capInsets: CapInsets?

    /// Whether left and right are exchanged, as for symbols in right-to-left layouts.
    public var isMirrored: Bool

    /// The size in points at which the image is repeated over `destination`, from its top-left corner on; `nil`: once,
    /// as large as that.
    public var tileSize: CGSize?

    /// The part of a side that keeps its size in a stretched image.
    public struct CapInsets: Sendable, Equatable, Codable {
        /// The distances from the four edges, in points of the image.
        public var top, left, bottom, right: CGFloat
        /// The image's natural size in points, to which the insets refer.
        public var imageSize: CGSize

        /// Creates insets in points.
        public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, imageSize: CGSize) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
            self.imageSize = imageSize
        }
    }

    /// Creates an image that fills `destination`.
    public init(
        reference: ImageReference, destination: CGRect, tint: RGBA? = nil, capInsets: CapInsets? = nil,
        isMirrored: Bool = false, tileSize: CGSize? = nil
    ) {
        self.reference = reference
        self.destination = destination
        self.tint = tint
        self.capInsets = capInsets
        self.isMirrored = isMirrored
        self.tileSize = tileSize
    }
}
