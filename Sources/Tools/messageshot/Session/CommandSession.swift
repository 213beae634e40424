import ArgumentParser
import Rendering
import Typesetting

/// One run of a command: the source of its documents, the files that it must not overwrite, and the destination of its
/// output.
struct CommandSession {
    let documents: any DocumentSource
    let output: any CommandOutput

    /// The files that the run reads.
    let inputs = CommandInputs()

    /// A run of the program for one command.
    static var ofProgram: CommandSession { CommandSession(documents: DocumentFiles(), output: StandardStreams()) }

    // MARK: Inputs and outputs

    /// Notes an input, which no output may replace.
    func reads(_ path: String) {
        if path != InputFile.standardStream, !documents.isInline(path) { inputs.add(path) }
    }

    /// Checks the fonts of a picture and notes those of the user as inputs. Measuring can't throw, so commands do this
    /// first.
    func checkFonts(of settings: RenderSettings) throws {
        for path in try settings.checkFonts() {
            reads(path)
            documents.note(picture: path)
        }
    }
}

/// A command that can run as part of another program's run, such as a job of a batch.
protocol SessionCommand: ParsableCommand {
    /// Runs the command.
    ///
    /// - Throws: The error that ends the run; earlier output is kept.
    func run(in session: CommandSession) throws
}

extension SessionCommand {
    func run() throws { try run(in: .ofProgram) }
}
