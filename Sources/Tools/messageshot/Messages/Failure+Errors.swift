import Annotations
import ArgumentParser
import Batch
import DocumentationImages
import Documents
import Files
import Fonts
import Foundation
import Frames
import Gallery
import GoldenCommands
import Pictures
import Raster
import Rendering
import Typesetting

extension Failure {
    /// Throws if a picture lacks something that iOS would draw, and `MESSAGESHOT_STRICT` is set.
    static func throwIfUndrawn(_ problems: [RenderProblem]) throws {
        if let failure = Strictness.failure(of: problems) { throw Failure(failure) }
    }

    /// The message of an error. Help and version are printed, and end the program.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as DocumentError: self.init(error.description, error.isMachineFailure ? .machine : .input)
        case let error as AnnotationError: self.init(error.description)
        case let error as PictureError: self.init(error.messageWithOptions)
        case let failure as PictureFailure: self.init(failure.description, failure.isMachineFailure ? .machine : .input)
        case let error as BatchError: self.init(error.description, error.isMachineFailure ? .machine : .input)
        case let error as FileError: self.init(error.description, .machine)
        case let error as RasterError: self.init(error.messageWithOptions, error.isMachineFailure ? .machine : .input)
        case let error as FontsError: self.init(error.description, .machine)
        case let error as SystemFontsError: self.init(error.description)
        case let error as MissingGallery: self.init(error.description, .machine)
        case let error where error.fileError != nil: self.init(error.sentence, .machine)
        default:
            do {
                try CommandProgram.printHelp(for: error, of: MessageShot.self)
                self.init(parserMessage: MessageShot.message(for: error))
            } catch {
                self = error as? Failure ?? Failure(error.sentence)
            }
        }
    }
}
