public import Frames

/// The frame tree embedded in a PNG file, or the reason why it can't be used.
public enum EmbeddedFrame: Sendable, Equatable {
    /// The file contains no tree.
    case none
    /// The tree.
    case frame(Frame)
    /// A tree that another version of this program wrote.
    case unknownVersion(UInt32)
    /// The pixels were changed after the tree was written, so it may not match.
    case stale

    /// The maximum size of a tree, in bytes. A small untrusted file can contain a large tree.
    public struct Limits: Sendable, Equatable {
        /// The maximum compressed size in the file, in bytes.
        public var body: Int
        /// The maximum size of the JSON, in bytes.
        public var tree: Int

        /// Creates limits.
        ///
        /// - Parameters:
        ///   - body: 256 KiB are enough for the trees of some hundred messages.
        ///   - tree: 8 MiB, likewise.
        public init(body: Int = 256 << 10, tree: Int = 8 << 20) {
            self.body = body
            self.tree = tree
        }
    }
}
