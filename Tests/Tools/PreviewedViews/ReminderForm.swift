import SwiftUI

/// A form with a control of each kind.
struct ReminderForm: View {
    @Binding var reminder: Reminder

    var body: some View {
        Form {
            Section("Reminder") {
                TextField("Title", text: $reminder.title)
                Picker("Repeats", selection: $reminder.rhythm) {
                    ForEach(Reminder.Rhythm.allCases) { Text($0.title).tag($0) }
                }
                DatePicker("Starts", selection: $reminder.start, displayedComponents: .date)
            }
            Section {
                Toggle("Notify me", isOn: $reminder.notifies)
                Stepper("\(reminder.minutes) minutes before", value: $reminder.minutes, in: 5...60, step: 5)
                    .disabled(!reminder.notifies)
                Slider(value: $reminder.volume) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
            } header: {
                Text("Notification")
            } footer: {
                Text("Reminders are silent while a focus is on.")
            }
            Section {
                Picker("Priority", selection: $reminder.priority) {
                    Text("Low").tag(0)
                    Text("Normal").tag(1)
                    Text("High").tag(2)
                }
                .pickerStyle(.segmented)
                LabeledContent("Created", value: "on this phone")
                Button("Delete reminder", role: .destructive) {}
            }
        }
    }
}

struct Reminder {
    var title = "Water the tomatoes"
    var rhythm = Rhythm.daily
    var start = Date(timeIntervalSince1970: 1_778_486_400)
    var notifies = true
    var minutes = 15
    var volume = 0.4
    var priority = 1

    enum Rhythm: String, CaseIterable, Identifiable {
        case never, daily, weekly

        var id: Self { self }
        var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
    }
}

#Preview("form") {
    @Previewable @State var reminder = Reminder()
    ReminderForm(reminder: $reminder)
}

#Preview("silent", traits: .fixedLayout(width: 320, height: 480)) {
    @Previewable @State var reminder = Reminder(rhythm: .weekly, notifies: false)
    NavigationStack {
        ReminderForm(reminder: $reminder)
            .navigationTitle("Edit")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Save") {}.bold() }
            }
    }
}
