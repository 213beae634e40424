public import Frames

/// What a PNG file carries of the frame tree that it was drawn from.
public enum EmbeddedFrame: Sendable, Equatable {
    case none
    case frame(Frame)
    /// A tree that another version of this program wrote.
    case unknownVersion(UInt32)
    /// The pixels were changed after the tree was written, so that it may not fit any more.
    case stale

    /// How large a tree may be, in bytes. Files come from anywhere, and a small one can hold a large one.
    public struct Limits: Sendable, Equatable {
        /// As it is in the file, compressed.
        public var body: Int
        /// As it is in memory.
        public var tree: Int

        /// - Parameters:
        ///   - body: 256 KiB hold the trees of some hundred messages.
        ///   - tree: 8 MiB, likewise.
        public init(body: Int = 256 << 10, tree: Int = 8 << 20) {
            self.body = body
            self.tree = tree
        }
    }
}
