import ArgumentParser

/// The command line of a program that draws pictures.
struct PictureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws the pictures of the documentation, and a page that shows them with their code.",
        discussion: """
            Nothing is written unless all could be drawn.

            Exit codes: 0 done, 1 --check found something out of date, 2 the arguments or the pictures' descriptions are \
            wrong, 3 the machine failed.
            """)

    @OptionGroup var options: PictureOptions
}
