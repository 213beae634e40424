extension IndexPage {
    /// Creates the page for pictures declared in Swift, with the snippets of their sections.
    ///
    /// - Throws: If a section's file can't be read.
    init(of collection: PictureCollection) throws {
        self.init(
            title: collection.title,
            chapters: try collection.pages.map { page in
                Chapter(
                    title: page.title,
                    sections: try page.sections.map { section in
                        Section(
                            heading: section.heading, rows: section.rows.map { $0.pictures.map(Figure.init) },
                            note: section.note, snippets: try page.snippets(of: section))
                    })
            })
    }

    /// Creates the page of a project, with a section for each entry.
    init(of project: PictureProject) {
        let sections = project.entries.map { entry in
            let figures = entry.pictures.map {
                Figure(path: $0.path, caption: $0.path, alternativeText: entry.alternativeText)
            }
            return Section(heading: entry.name, rows: [figures])
        }
        self.init(title: project.file, chapters: [Chapter(title: "Pictures", sections: sections)])
    }
}

extension IndexPage.Figure {
    fileprivate init(_ picture: PictureEntry) {
        self.init(path: picture.file, caption: picture.caption)
    }
}
