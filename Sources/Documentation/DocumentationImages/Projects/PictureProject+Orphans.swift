import Files

extension OrphanedPictures {
    /// The paths of the files in a project's folders of pictures that no entry produces anymore, relative to the project's
    /// folder and in order. Folders below them may have a project of their own.
    package static func paths(in project: PictureProject) -> [String] {
        let made = Set(project.entries.flatMap(\.pictures).map(\.path))
        return paths(in: project.pictureFolders, of: project.folder, .folder, besides: made)
    }

    /// Removes files of a project.
    package static func remove(_ paths: [String], in project: PictureProject) throws(FileError) {
        try remove(paths, in: project.folder)
    }
}
