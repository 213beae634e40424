import ArgumentParser

/// One run of a command: where its documents come from, which files it may not write over, and who gets what it says.
struct CommandSession {
    let documents: any DocumentSource
    let output: any CommandOutput

    /// The files that the run reads.
    let inputs = CommandInputs()

    /// A run of the program for one command.
    static var ofProgram: CommandSession { CommandSession(documents: DocumentFiles(), output: StandardStreams()) }

    // MARK: Inputs and outputs

    /// Notes that a file is read, which no output may then replace.
    func reads(_ path: String) {
        if path != InputFile.standardStream, !documents.isInline(path) { inputs.add(path) }
    }
}

/// A command whose run can be part of another program's run, such as a job of a batch.
protocol SessionCommand: ParsableCommand {
    /// Does what the command is for.
    ///
    /// - Throws: Whatever ends the run; what was said before stays said.
    func run(in session: CommandSession) throws
}

extension SessionCommand {
    func run() throws { try run(in: .ofProgram) }
}
