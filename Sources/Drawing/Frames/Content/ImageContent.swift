public import Foundation

/// The source of an image's pixels.
public indirect enum ImageReference: Sendable, Equatable, Codable {
    /// A picture file, by its absolute path.
    case file(path: String)

    /// The bytes of a picture file.
    case data(Data)

    /// A drawing such as a symbol or a collage: a frame of the image's size.
    case drawing(Frame)
}

/// An image and its placement in a frame.
public struct ImageContent: Sendable, Equatable, Codable {
    /// The source of the pixels.
    public var reference: ImageReference

    /// The rectangle that the image fills, in the frame's coordinates. It may exceed the frame.
    public var destination: CGRect

    /// The color for a template image, of which only the alpha counts; `nil` for the image's own colors.
    public var tint: RGBA?

    /// The insets of the edges that aren't stretched; `nil` stretches the whole image.
    public var capInsets: CapInsets?

    /// Whether left and right are exchanged, as for symbols in right-to-left layouts.
    public var isMirrored: Bool

    /// The size in points of a tile that is repeated over `destination`, starting at its top-left corner; `nil` draws
    /// the image once.
    public var tileSize: CGSize?

    /// The parts of an image that keep their size when it is stretched.
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
