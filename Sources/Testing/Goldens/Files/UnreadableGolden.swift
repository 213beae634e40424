import Foundation
import Raster

/// Why a file can't be compared with.
public struct UnreadableGolden: Error, Sendable, Equatable, CustomStringConvertible {
    public enum Cause: String, Sendable, Codable, CaseIterable {
        case folder, notAFile, noPermission, linkElsewhere, empty, tooLarge
        case lfsPointer, mergeConflict, notPNG, broken, tooManyPixels, brokenFrames
        case unreadable
    }

    public let cause: Cause

    /// What is the matter and what would be right, to be read behind the file's name.
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
