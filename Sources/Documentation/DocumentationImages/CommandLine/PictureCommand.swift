import ArgumentParser

/// The command line of a program that draws pictures.
struct PictureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws the pictures of the documentation, and a page that shows them with their code.",
        discussion: """
            Nothing is written unless everything could be drawn.

            Exit codes: 0 success, 1 --check found something out of date, 2 invalid arguments or descriptions, \
            3 system error.
            """)

    @OptionGroup var options: PictureOptions
}
