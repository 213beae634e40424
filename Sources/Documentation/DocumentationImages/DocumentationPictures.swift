import ArgumentParser
import Files
import Foundation
import Frames
import Rendering

/// A program that draws the pictures of a documentation. Put `@main` before the type.
///
///     struct DocImages: DocumentationPictures {
///         static var pages: [PicturePage] {
///             PicturePage("Badges", document: "Documentation/Badges.md") {
///                 PictureEntry("badge", of: .view(width: 320) { BadgeView(name: "Leia") })
///             }
///         }
///     }
///
/// `swift run DocImages` draws the pictures, `swift run DocImages --check` compares them with the existing files, and
/// `--help` lists all options.
@MainActor @preconcurrency
public protocol DocumentationPictures {
    /// The pages, with all their pictures.
    @PicturePageBuilder static var pages: [PicturePage] { get }

    /// The title of the page that shows all pictures. The default is *Documentation images*.
    static var title: String { get }

    /// The folder for the pictures, relative to the package's folder. The default is `Documentation/Images`.
    static var folder: String { get }

    /// Sets up the application as at launch, for example by setting `Appearance.default`. Called before each picture.
    /// The default implementation does nothing.
    static func prepare() throws
}

extension DocumentationPictures {
    public static var title: String { "Documentation images" }

    public static var folder: String { "Documentation/Images" }

    public static func prepare() throws {}

    /// Runs the command line and exits: with 0 on success, 1 if a picture or a page is out of date, 2 for invalid
    /// arguments or declarations, and 3 for a failure of the machine, such as a full disk.
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

    /// The pages and their shared settings, as one value.
    public static var collection: PictureCollection {
        let pages = pages
        let package = pages.first?.packageFolder ?? "."
        return PictureCollection(
            title: title, pages: pages, folder: "\(package)/\(folder)", imageFolder: { package },
            prepare: { try prepare() })
    }
}
