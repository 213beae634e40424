import ArgumentParser
import ChatUI
import Console
import Files
import Foundation
import GoldenCommands
import Kit
import Reviewing

/// Shows what a change does to pictures.
struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Show what a pull request changes in pictures.",
        discussion: """
            Draws the previews and the documentation pictures that the change can touch, before it and with it, and \
            compares them and the committed goldens. Before is the commit in which the branch began; uncommitted files \
            count as the change. Git's index and your files stay as they are. Exit codes: 0 no picture changed, 1 some \
            did or a side doesn't compile, 2 bad arguments, 3 system error.
            """
                + .examples("messageshot review --since main", "messageshot review App --since origin/main -o review"))

    @Argument(help: ArgumentHelp("The folder to review (default: the current folder)."), completion: .directory)
    var folder: String?

    @Option(help: ArgumentHelp("The branch, tag or commit that the change goes into.", valueName: "revision"))
    var since: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder for index.html, comment.md and the pictures, created if necessary (default: none is written).",
            valueName: "folder"), completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The address at which the folder will be, for pictures in comment.md (default: no pictures).",
            valueName: "url"))
    var imagesURL: String?

    @Flag(help: "Print the review as JSON.")
    var json = false

    @OptionGroup(title: "Variants of previews") var variants: PreviewVariantOptions

    @OptionGroup var fonts: SystemFontsOption

    func validate() throws {
        if let imagesURL, output == nil {
            throw ValidationError("--images-url \(imagesURL) needs -o, which writes the comment")
        }
    }

    func run() throws {
        try fonts.use()
        do {
            let folder = try output.map(OutputFolder.init)
            Appearance.registerDesignTokens()
            let run = ReviewRun(folder: self.folder ?? ".", since: since, variants: try variants.all(), output: output)
            {
                line in
                if isatty(STDERR_FILENO) == 1 { StandardError.write("messageshot: \(line)") }
            }
            let review = try run.review()
            let files = ReviewFiles(review)
            if let folder { try write(review, files, to: folder) }
            try json ? StandardOutput.write(json: review.json(files)) : StandardOutput.write(line: review.text)
            if review.hasChanges { throw ExitCode(1) }
        } catch let error as ReviewError {
            throw Failure(error.description, error.isMachineFailure ? .machine : .input)
        } catch let error as KitError {
            throw Failure(error.description, .machine)
        }
    }

    private func write(_ review: Review, _ files: ReviewFiles, to folder: OutputFolder) throws {
        let comment = ReviewComment(review, files, imagesURL: imagesURL).markdown()
        let pages = [
            ("index.html", try review.html(files)), ("comment.md", Data(comment.utf8)),
            ("review.json", try review.json(files)),
        ]
        try folder.write(pages.map { (name: $0.0, data: $0.1) } + files.files, .ofProgram)
    }
}

extension Review {
    /// A line for each change, and for what is left.
    fileprivate var text: String {
        let broken = brokenPackages.flatMap { broken in
            ["\(name(of: broken)) doesn’t compile \(broken.side.words):"] + broken.errors.prefix(5).map { "  \($0)" }
        }
        let changes = groups.flatMap { group in
            ["\(group.outcome.word): \(group.title)"] + group.items.map { "  \($0.name)" }
        }
        let goldens = goldensToRecord.map { [$0.sentence + ":"] + $0.goldens.map { "  \($0)" } } ?? []
        return ([headline] + broken + changes + goldens + notes.map { "note: \($0)" }).joined(separator: "\n")
    }
}
