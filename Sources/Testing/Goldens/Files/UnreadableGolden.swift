import Foundation
import Raster

/// A file that can't be used as a golden, and the reason.
public struct UnreadableGolden: Error, Sendable, Equatable, CustomStringConvertible {
    /// The reasons that a file can't be used.
    public enum Cause: String, Sendable, Codable, CaseIterable {
        /// The path isn't a file, can't be read, or leads out of the folder of goldens.
        case folder, notAFile, noPermission, linkElsewhere
        /// The file is empty, or larger than any golden.
        case empty, tooLarge
        /// Version control has replaced the file.
        case lfsPointer, mergeConflict
        /// The file isn't a picture, is incomplete, or has too many pixels.
        case notPNG, broken, tooManyPixels
        /// The frame tree in the picture is damaged.
        case brokenFrames
        /// The system can't read the file.
        case unreadable
    }

    /// The reason, for programs.
    public let cause: Cause

    /// The reason and the remedy for people, to follow the file's name.
    public let description: String

    init(_ cause: Cause, _ description: String) {
        self.cause = cause
        self.description = description
    }
}

extension UnreadableGolden {
    /// - Parameter code: The system's error number.
    init(errno code: Int32) {
        switch code {
        case EACCES, EPERM: self.init(.noPermission, "can't be read: permission denied; give the tests read access")
        default: self.init(.unreadable, "can't be read: \(String(cString: strerror(code)))")
        }
    }

    init(_ error: RasterError) {
        switch error {
        case .notPNG(let reason): self.init(.broken, "is a broken PNG: \(reason); restore it from version control")
        case .image(_, let reason) where reason.contains("the limit is"):
            self.init(.tooManyPixels, "can’t be a golden: \(reason)")
        case .image(_, let reason): self.init(.broken, "is a broken PNG: \(reason); restore it from version control")
        case .embeddedFrame(let reason):
            self.init(.brokenFrames, "is broken: its frame tree can't be used: \(reason)")
        default: self.init(.unreadable, "can't be read: \(error)")
        }
    }
}
