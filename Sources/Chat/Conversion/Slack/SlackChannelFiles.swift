internal import ChatModels
internal import Documents
internal import Foundation

/// A channel of a Slack export: its folder with one file per day.
struct SlackChannelFiles {
    /// The name of the folder, which is that of the channel, or the identifier of a direct message.
    let name: String

    /// The sorted paths of the daily files.
    var days: [String] = []

    /// The total size of the daily files in bytes.
    private(set) var size = 0

    /// The messages of a single file.
    var records: [LocatedNode] = []

    init(name: String) {
        self.name = name
    }

    /// A single file. A daily file is named after its day, and its folder after the channel.
    init(_ records: [LocatedNode], of export: Export) {
        let folder = export.files?.title ?? ""
        name = Self.isDay(export.path) && !folder.isEmpty ? folder : export.stem
        self.records = records
    }

    /// Finds the channels among the files of a folder: those of a workspace, or the only one.
    static func find(in files: [ExportFolder.File], title: String) -> [SlackChannelFiles] {
        var channels: [SlackChannelFiles] = []
        for file in files where isDay(file.path) {
            let parts = file.path.split(separator: "/")
            let name = parts.count > 1 ? String(parts[parts.count - 2]) : title
            if channels.last?.name != name { channels.append(SlackChannelFiles(name: name)) }
            channels[channels.count - 1].days.append(file.path)
            channels[channels.count - 1].size += file.size
        }
        return channels
    }

    /// The folder of the workspace, with the lists of users and channels; `nil` for a single file.
    var workspace: String? { days.first.map { String($0.split(separator: "/").dropLast(2).joined(separator: "/")) } }

    private static func isDay(_ path: String) -> Bool {
        let name = (path as NSString).lastPathComponent
        return name.lowercased().hasSuffix(".json") && DateReader.date(String(name.dropLast(5))) != nil
    }
}
