import ChatModels
import Foundation
import HeadlessSwiftUI
import OpenCombine
import Rendering

/// The files of a month.
public struct MonthlyFileAttachments: Identifiable {
    /// The name of the month, with the year if it isn't the present one.
    public let displayName: String
    /// The files, the newest first.
    public let attachments: [ChatMessageFileAttachment]

    public var id: String { displayName }
}

/// The files of a channel, by month.
@MainActor
open class FileAttachmentsViewModel: ObservableObject {
    /// The months, the latest first.
    @Published public var attachmentsDataSource: [MonthlyFileAttachments] = []
    /// Whether the files are being loaded.
    @Published public var loading = false

    private let sent: SentAttachments

    /// - Parameter messageSearchController: A finished search for the messages; `nil` to search in memory.
    public init(channel: ChatChannel, messageSearchController: ChatMessageSearchController? = nil) {
        sent = SentAttachments(types: [.file], in: channel, controller: messageSearchController)
        showFiles()
    }

    /// Loads more messages when the last file is shown.
    public func loadAdditionalAttachments(after attachment: ChatMessageFileAttachment) {
        guard attachment.id == attachmentsDataSource.last?.attachments.last?.id else { return }
        let count = sent.messages.count
        sent.loadMore()
        if sent.messages.count != count { showFiles() }
    }

    private func showFiles() {
        var months: [(name: String, files: [ChatMessageFileAttachment])] = []
        for message in sent.messages {
            let name = Self.name(ofMonth: message.createdAt)
            if months.last?.name != name { months.append((name, [])) }
            months[months.count - 1].files += message.fileAttachments
        }
        attachmentsDataSource = months.map { MonthlyFileAttachments(displayName: $0.name, attachments: $0.files) }
    }

    private static func name(ofMonth date: Date) -> String {
        let settings = RenderSettings.current
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = settings.zone
        let isThisYear = calendar.isDate(date, equalTo: settings.now, toGranularity: .year)
        let writer = DateWriter(
            .template(isThisYear ? "MMMM" : "MMMMyyyy"), locale: settings.locale.locale, calendar: calendar,
            zone: settings.zone)
        return writer.string(from: date)
    }
}
