import ArgumentParser
import Documents
import Files
import Fonts
import Foundation
import Frames
import GalleryResources
import Pictures
import Raster

/// Why a command stops: one line for a person, and an exit code for a script.
struct Failure: Error {
    enum Cause: Int32 {
        /// The input or the arguments are wrong.
        case input = 2
        /// The disk or the memory failed.
        case machine = 3
    }

    let message: String
    let cause: Cause

    /// - Parameter message: What is wrong, where, and what would be right.
    init(_ message: String, _ cause: Cause = .input) {
        self.message = message
        self.cause = cause
    }
}

extension Failure {
    /// Throws if something was met that iOS would draw and this program doesn't, and `MESSAGESHOT_STRICT` is set.
    static func throwIfUndrawn() throws {
        let undrawn = RenderProblems.takeUndrawn()
        guard let first = undrawn.first else { return }
        let rest = undrawn.count > 1 ? " (and \(undrawn.count - 1) more)" : ""
        throw Failure("MESSAGESHOT_STRICT is set, and \(first)\(rest)")
    }

    /// Ends the program after one line on standard error; help and version go to standard output.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as DocumentError: self.init(error.description)
        case let error as PictureError: self.init(error.messageWithOptions)
        case let error as FileError: self.init(error.description, .machine)
        case let error as RasterError: self.init(error.description, error.isMachineFailure ? .machine : .input)
        case let error as MissingFonts: self.init(error.description, .machine)
        case let error as MissingGallery: self.init(error.description, .machine)
        default:
            if MessageShot.exitCode(for: error) == .success { MessageShot.exit(withError: error) }
            self.init(Self.oneLine(MessageShot.message(for: error)))
        }
    }

    /// Puts the lines of a sentence and of the list below it into one.
    private static func oneLine(_ message: String) -> String {
        let lines = message.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
        let items = lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
        let sentence = lines.filter { !$0.hasPrefix("- ") }.joined(separator: " ")
        return items.isEmpty ? sentence : "\(sentence) \(items.joined(separator: ", "))"
    }

    func exit() -> Never {
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        // Where standard error is closed, the exit code alone says it.
        try? FileHandle.standardError.write(contentsOf: Data("messageshot: \(line)\n".utf8))
        Foundation.exit(cause.rawValue)
    }
}
