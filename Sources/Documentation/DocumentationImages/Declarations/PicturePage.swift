/// A page of the documentation, with the pictures that it shows.
public struct PicturePage: Sendable {
    /// The title, for the page that shows all pictures.
    public let title: String

    /// The file of the page in Markdown, from the package's folder on. Its Swift code is held against the snippets of
    /// the sections' files. `nil` where no page is at hand.
    public let document: String?

    /// The headings that have pictures or code, in the order of the page.
    public let sections: [PictureSection]

    /// The folder of the sections' files while the program runs; `nil` where they were compiled.
    let sources: (@Sendable () throws -> String)?

    /// The folder of the package, or of the page's file if that is in no package.
    let packageFolder: String

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - document: The file of the page in Markdown, from the package's folder on.
    ///   - sources: Returns the folder that has the sections' files while the program runs, for a program that is moved
    ///     away from where it was compiled and takes them along.
    ///   - file: The file that describes the page. It is left out.
    ///   - sections: The sections. Pictures between them form a section without a heading.
    public init(
        _ title: String, document: String? = nil, sources: (@Sendable () throws -> String)? = nil,
        file: String = #filePath, @PictureSectionBuilder sections: () -> [PictureSection]
    ) {
        self.title = title
        self.document = document
        self.sources = sources
        self.sections = sections()
        packageFolder = Self.packageFolder(of: file)
    }

    /// The nearest folder above a file that has a manifest.
    private static func packageFolder(of file: String) -> String {
        var folder = SourcePlace.folder(of: file)
        while folder.count > 1 {
            if FilePresence.isFile("\(folder)/Package.swift") { return folder }
            folder = SourcePlace.folder(of: folder)
        }
        return SourcePlace.folder(of: file)
    }
}
