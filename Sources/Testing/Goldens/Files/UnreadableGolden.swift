import Foundation
import Raster

/// A file that can't be used as a golden, and why.
public struct UnreadableGolden: Error, Sendable, Equatable, CustomStringConvertible {
    /// The reasons why a file can't be used.
    public enum Cause: String, Sendable, Codable, CaseIterable {
        /// The path leads to something that is no file, or not to be read, or outside of the goldens.
        case folder, notAFile, noPermission, linkElsewhere
        /// The file is of zero bytes, or larger than any golden.
        case empty, tooLarge
        /// Version control left this in the place of the file.
        case lfsPointer, mergeConflict
        /// The file should be a picture and is not, or not a whole one, or one of too many pixels.
        case notPNG, broken, tooManyPixels
        /// The frame tree in the picture is damaged.
        case brokenFrames
        /// The system refused to read the file.
        case unreadable
    }

    /// The reason, for programs.
    public let cause: Cause

    /// The reason and the remedy, for people; to be read behind the file's name.
    public let description: String

    init(_ cause: Cause, _ description: String) {
        self.cause = cause
        self.description = description
    }
}

extension UnreadableGolden {
    /// - Parameter code: What the system said when the file was opened.
    init(errno code: Int32) {
        switch code {
        case EACCES, EPERM: self.init(.noPermission, "can't be read: permission denied; give the tests the right to")
        default: self.init(.unreadable, "can't be read: \(String(cString: strerror(code)))")
        }
    }

    init(_ error: RasterError) {
        switch error {
        case .notPNG(let reason): self.init(.broken, "is a broken PNG: \(reason); take it from version control again")
        case .image(_, let reason) where reason.contains("the limit is"):
            self.init(.tooManyPixels, "is no golden: \(reason)")
        case .image(_, let reason): self.init(.broken, "is a broken PNG: \(reason); take it from version control again")
        case .embeddedFrame(let reason):
            self.init(.brokenFrames, "is broken: the frame tree inside can't be used, since \(reason)")
        default: self.init(.unreadable, "can't be read: \(error)")
        }
    }
}
