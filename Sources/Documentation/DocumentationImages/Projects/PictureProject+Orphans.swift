import Files

extension OrphanedPictures {
    /// The picture files in the project's folders that no entry produces anymore, as sorted paths relative to the
    /// project's folder. Subfolders with their own project file are skipped.
    package static func paths(in project: PictureProject) -> [String] {
        let made = Set(project.entries.flatMap(\.pictures).map(\.path))
        return paths(in: project.pictureFolders, of: project.folder, .folder, besides: made)
    }

    /// Removes files of a project.
    package static func remove(_ paths: [String], in project: PictureProject) throws(FileError) {
        try remove(paths, in: project.folder)
    }
}
