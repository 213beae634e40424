import ArgumentParser
import Files
import Foundation
import Frames
import Rendering

/// A program that draws the pictures of a documentation. `@main` stands before the type.
///
///     struct DocImages: DocumentationPictures {
///         static var pages: [PicturePage] {
///             PicturePage("Badges", document: "Documentation/Badges.md") {
///                 PictureEntry("badge", of: .view(width: 320) { BadgeView(name: "Leia") })
///             }
///         }
///     }
///
/// `swift run DocImages` draws them, `swift run DocImages --check` compares them with those that are there, and
/// `--help` says what else there is.
@MainActor @preconcurrency
public protocol DocumentationPictures {
    /// The pages, with all their pictures.
    @PicturePageBuilder static var pages: [PicturePage] { get }

    /// The title of the page that shows all pictures. *Documentation images* unless given.
    static var title: String { get }

    /// The folder of the pictures, from the package's folder on. `Documentation/Images` unless given.
    static var folder: String { get }

    /// Does what an application does when it starts, such as setting `Appearance.default`. It is called before each
    /// picture; nothing is done unless given.
    static func prepare() throws
}

extension DocumentationPictures {
    public static var title: String { "Documentation images" }

    public static var folder: String { "Documentation/Images" }

    public static func prepare() throws {}

    /// Runs the command line, and ends the program with its exit code: 0 if all is done, 1 if a picture or a page is out
    /// of date, 2 if the arguments or the pictures' descriptions are wrong, 3 if the machine failed.
    public static func main() {
        ProgramStart.begin(StandardOutput.programName)
        AppProcess.prepare()
        do {
            var command = try PictureCommand.parseAsRoot()
            if let command = command as? PictureCommand {
                try command.options.run(collection)
            } else {
                try command.run()
            }
        } catch let code as ExitCode {
            Foundation.exit(code.rawValue)
        } catch {
            PictureFailure(error, of: PictureCommand.self).exit()
        }
        Foundation.exit(EXIT_SUCCESS)
    }

    /// The pages and what they have in common, as one value.
    public static var collection: PictureCollection {
        let pages = pages
        let package = pages.first?.packageFolder ?? "."
        return PictureCollection(
            title: title, pages: pages, folder: "\(package)/\(folder)", imageFolder: { package },
            prepare: { try prepare() })
    }
}
