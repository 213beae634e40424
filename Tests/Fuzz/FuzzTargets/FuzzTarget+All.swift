extension FuzzTarget {
    /// The targets that need no views: readers, typesetting, drawing and comparison.
    public static let all: [FuzzTarget] = [
        conversation, payload, annotations, markdown, pages, streamExport, slackExport, telegramExport,
        archiveExport, whatsAppExport, typesetting, images, drawings, png, frames, comparison, run, jobs, results,
        requests,
    ]
}
