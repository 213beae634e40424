import SwiftUI

/// A list in sections, whose rows have actions behind a swipe.
struct TaskList: View {
    @State var groups: [TaskGroup]

    var body: some View {
        NavigationStack {
            List {
                ForEach($groups) { $group in
                    Section {
                        ForEach($group.tasks) { $task in
                            TaskRow(task: task)
                                .swipeActions(edge: .leading) {
                                    Button("Done", systemImage: "checkmark") { task.isDone.toggle() }
                                        .tint(.green)
                                }
                                .swipeActions {
                                    Button("Delete", systemImage: "trash", role: .destructive) {
                                        group.tasks.removeAll { $0.id == task.id }
                                    }
                                }
                        }
                        .onMove { group.tasks.move(fromOffsets: $0, toOffset: $1) }
                    } header: {
                        Text(group.title)
                    } footer: {
                        if let note = group.note { Text(note) }
                    }
                }
            }
            .overlay {
                if groups.isEmpty {
                    ContentUnavailableView(
                        "No tasks", systemImage: "leaf", description: Text("Enjoy the garden."))
                }
            }
            .navigationTitle("Allotment")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") {}
                }
            }
        }
    }
}

struct TaskRow: View {
    let task: GardenTask

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(task.isDone ? Color.green : .secondary)
                .imageScale(.large)
                .accessibilityLabel(task.isDone ? "Done" : "Open")
            VStack(alignment: .leading, spacing: 2) {
                Text(task.title)
                    .strikethrough(task.isDone)
                    .foregroundStyle(task.isDone ? .secondary : .primary)
                if let place = task.place {
                    Label(place, systemImage: "mappin.and.ellipse")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            Spacer()
            if task.isUrgent {
                Text("today")
                    .font(.caption2.weight(.semibold))
                    .padding(.horizontal, 8)
                    .padding(.vertical, 3)
                    .background(.orange.opacity(0.2), in: .capsule)
                    .foregroundStyle(.orange)
            }
        }
    }
}

struct TaskGroup: Identifiable {
    let id: String
    var title: String
    var note: String?
    var tasks: [GardenTask]

    static let allotment = [
        TaskGroup(
            id: "spring", title: "This week", note: "Frost is possible until the middle of May.",
            tasks: [
                GardenTask(id: 1, title: "Sow radishes", place: "Bed 3", isUrgent: true),
                GardenTask(id: 2, title: "Mend the rain barrel", isDone: true),
                GardenTask(id: 3, title: "Tie up the sweet peas along the southern fence", place: "Fence"),
            ]),
        TaskGroup(
            id: "later", title: "Later",
            tasks: [GardenTask(id: 4, title: "Order seed potatoes"), GardenTask(id: 5, title: "Sharpen the hoe")]),
    ]
}

struct GardenTask: Identifiable {
    let id: Int
    var title: String
    var place: String?
    var isUrgent = false
    var isDone = false
}

#Preview {
    TaskList(groups: TaskGroup.allotment)
}

#Preview("empty", traits: .fixedLayout(width: 320, height: 360)) {
    TaskList(groups: [])
}

#Preview("row", traits: .sizeThatFitsLayout) {
    TaskRow(task: TaskGroup.allotment[0].tasks[0])
        .padding()
        .frame(width: 320)
}
