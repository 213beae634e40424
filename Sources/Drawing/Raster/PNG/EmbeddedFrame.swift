public import Frames

/// The frame tree that a PNG file carries of the drawing it was made from, or why there is none to use.
public enum EmbeddedFrame: Sendable, Equatable {
    /// The file carries no tree.
    case none
    /// The tree.
    case frame(Frame)
    /// A tree that another version of this program wrote.
    case unknownVersion(UInt32)
    /// The pixels were changed after the tree was written, so that it may not fit any more.
    case stale

    /// The largest tree that is read, in bytes. Files come from anywhere, and a small one can hold a large one.
    public struct Limits: Sendable, Equatable {
        /// The most bytes that the tree may have in the file, compressed.
        public var body: Int
        /// The most bytes that the tree's JSON may have.
        public var tree: Int

        /// Creates limits.
        ///
        /// - Parameters:
        ///   - body: 256 KiB hold the trees of some hundred messages.
        ///   - tree: 8 MiB, likewise.
        public init(body: Int = 256 << 10, tree: Int = 8 << 20) {
            self.body = body
            self.tree = tree
        }
    }
}
