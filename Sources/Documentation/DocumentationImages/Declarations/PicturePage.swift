/// A page of the documentation and the pictures on it.
public struct PicturePage: Sendable {
    /// The title on the page that shows all pictures.
    public let title: String

    /// The Markdown file of the page, relative to the package's folder. Its Swift code is compared with the snippets in
    /// the sections' files. `nil` if the page isn't available.
    public let document: String?

    /// The headings with pictures or code, in page order.
    public let sections: [PictureSection]

    /// The folder that contains the sections' files at run time; `nil` if they are still where they were compiled.
    let sources: (@Sendable () throws -> String)?

    /// The package's folder, or the folder of the page's file outside of packages.
    let packageFolder: String

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - document: The Markdown file of the page, relative to the package's folder.
    ///   - sources: Returns the folder that contains the sections' files at run time, for a program that is moved from
    ///     where it was compiled together with these files.
    ///   - file: The source file that declares the page. Leave out this argument.
    ///   - sections: The sections. Pictures between sections form a section without a heading.
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

    /// The nearest folder above a file that contains a package manifest.
    private static func packageFolder(of file: String) -> String {
        var folder = SourcePlace.folder(of: file)
        while folder.count > 1 {
            if FilePresence.isFile("\(folder)/Package.swift") { return folder }
            folder = SourcePlace.folder(of: folder)
        }
        return SourcePlace.folder(of: file)
    }
}
