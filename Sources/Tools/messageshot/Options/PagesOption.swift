import ArgumentParser

/// The argument that splits a conversation into pages.
struct PagesOption: ParsableArguments {
    @Flag(help: ArgumentHelp(.pages))
    var pages = false
}

/// The same argument of a command that draws one picture: it isn't listed, and using it is explained.
struct RefusedPagesOption: ParsableArguments {
    @Flag(help: .hidden)
    var pages = false

    /// - Parameter reason: The reason why the command doesn't take the option.
    func check(_ reason: String) throws {
        if pages { throw Failure("--pages \(reason)") }
    }
}
